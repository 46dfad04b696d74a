-- The fifty states and the District of Columbia.
insert into state (id, name, code, country_id)
select listed.id, listed.name, listed.code, country.id
from country, (values
  (1, 'Alabama', 'AL'), (2, 'Alaska', 'AK'), (3, 'Arizona', 'AZ'), (4, 'Arkansas', 'AR'), (5, 'California', 'CA'),
  (6, 'Colorado', 'CO'), (7, 'Connecticut', 'CT'), (8, 'Delaware', 'DE'), (9, 'District of Columbia', 'DC'),
  (10, 'Florida', 'FL'), (11, 'Georgia', 'GA'), (12, 'Hawaii', 'HI'), (13, 'Idaho', 'ID'), (14, 'Illinois', 'IL'),
  (15, 'Indiana', 'IN'), (16, 'Iowa', 'IA'), (17, 'Kansas', 'KS'), (18, 'Kentucky', 'KY'), (19, 'Louisiana', 'LA'),
  (20, 'Maine', 'ME'), (21, 'Maryland', 'MD'), (22, 'Massachusetts', 'MA'), (23, 'Michigan', 'MI'),
  (24, 'Minnesota', 'MN'), (25, 'Mississippi', 'MS'), (26, 'Missouri', 'MO'), (27, 'Montana', 'MT'),
  (28, 'Nebraska', 'NE'), (29, 'Nevada', 'NV'), (30, 'New Hampshire', 'NH'), (31, 'New Jersey', 'NJ'),
  (32, 'New Mexico', 'NM'), (33, 'New York', 'NY'), (34, 'North Carolina', 'NC'), (35, 'North Dakota', 'ND'),
  (36, 'Ohio', 'OH'), (37, 'Oklahoma', 'OK'), (38, 'Oregon', 'OR'), (39, 'Pennsylvania', 'PA'),
  (40, 'Rhode Island', 'RI'), (41, 'South Carolina', 'SC'), (42, 'South Dakota', 'SD'), (43, 'Tennessee', 'TN'),
  (44, 'Texas', 'TX'), (45, 'Utah', 'UT'), (46, 'Vermont', 'VT'), (47, 'Virginia', 'VA'), (48, 'Washington', 'WA'),
  (49, 'West Virginia', 'WV'), (50, 'Wisconsin', 'WI'), (51, 'Wyoming', 'WY')
) as listed (id, name, code) where country.code = 'US';

-- States and territories of Australia.
insert into state (id, name, code, country_id)
select listed.id, listed.name, listed.code, country.id
from country, (values
  (52, 'Australian Capital Territory', 'ACT'), (53, 'New South Wales', 'NSW'), (54, 'Northern Territory', 'NT'),
  (55, 'Queensland', 'QLD'), (56, 'South Australia', 'SA'), (57, 'Tasmania', 'TAS'), (58, 'Victoria', 'VIC'),
  (59, 'Western Australia', 'WA')
) as listed (id, name, code) where country.code = 'AU';

-- The regions of the Philippines.
insert into state (id, name, code, country_id)
select listed.id, listed.name, listed.code, country.id
from country, (values
  (60, 'National Capital Region', 'NCR'), (61, 'Cordillera Administrative Region', 'CAR'),
  (62, 'Ilocos Region', 'I'), (63, 'Cagayan Valley', 'II'), (64, 'Central Luzon', 'III'),
  (65, 'CALABARZON', 'IV-A'), (66, 'MIMAROPA', 'IV-B'), (67, 'Bicol Region', 'V'), (68, 'Western Visayas', 'VI'),
  (69, 'Negros Island Region', 'NIR'), (70, 'Central Visayas', 'VII'), (71, 'Eastern Visayas', 'VIII'),
  (72, 'Zamboanga Peninsula', 'IX'), (73, 'Northern Mindanao', 'X'), (74, 'Davao Region', 'XI'),
  (75, 'SOCCSKSARGEN', 'XII'), (76, 'Caraga', 'XIII'), (77, 'Bangsamoro', 'BARMM')
) as listed (id, name, code) where country.code = 'PH';

select setval(pg_get_serial_sequence('state', 'id'), 77);
