export const womensNames = [
  'Maria Cristina', 'Angelica', 'Jasmine', 'Kristine Joy', 'Mary Grace', 'Rowena', 'Liezl', 'Marites', 'Jocelyn', 'Analyn',
  'Maricel', 'Princess Mae', 'Camille', 'Bianca', 'Patricia Anne', 'Clarissa', 'Rosalie', 'Hazel', 'Cherry Mae', 'Lovely',
  'Katrina', 'Ma. Theresa', 'Aileen', 'Divina', 'Glenda', 'Honey Grace', 'Irish', 'Janelle', 'Kimberly', 'Lourdes',
  'Melanie', 'Nerissa', 'Pamela', 'Rachelle', 'Sheena', 'Trisha Mae', 'Vanessa', 'Wilma', 'Ysabel', 'Zenaida',
  'Abigail', 'Beatriz', 'Carmela', 'Danica', 'Erika', 'Fatima', 'Giselle', 'Isabel', 'Joanna Marie', 'Leah',
] as const;

export const mensNames = [
  'John Paul', 'Mark Anthony', 'Jose', 'Juan Carlo', 'Christian', 'Jerome', 'Rodel', 'Reynaldo', 'Arnel', 'Michael',
  'Jayson', 'Ryan', 'Kenneth', 'Paolo', 'Miguel', 'Gabriel', 'Rafael', 'Emmanuel', 'Ferdinand', 'Noel',
  'Dennis', 'Edgardo', 'Francis', 'Gerald', 'Harold', 'Ian', 'Joel', 'Karl', 'Leonardo', 'Marvin',
  'Nathaniel', 'Oliver', 'Patrick', 'Ramil', 'Sherwin', 'Tristan', 'Vincent', 'Wilfredo', 'Xavier', 'Adrian',
  'Benedict', 'Cesar', 'Dominic', 'Efren', 'Froilan', 'Gilbert', 'Jericho', 'Lorenzo', 'Nestor', 'Rommel',
] as const;

export const familyNames = [
  'Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Tomas', 'Andrada',
  'Castillo', 'Flores', 'Villanueva', 'Ramos', 'Castro', 'Rivera', 'Aquino', 'Navarro', 'Salazar', 'Mercado',
  'Dela Cruz', 'Del Rosario', 'De Guzman', 'De Leon', 'Dizon', 'Domingo', 'Enriquez', 'Espiritu', 'Fernandez', 'Francisco',
  'Gonzales', 'Hernandez', 'Ignacio', 'Jimenez', 'Lacson', 'Lim', 'Lopez', 'Macaraeg', 'Magbanua', 'Manalo',
  'Marquez', 'Martinez', 'Medina', 'Miranda', 'Morales', 'Nolasco', 'Ong', 'Pangilinan', 'Pascual', 'Peña',
  'Perez', 'Quiambao', 'Quizon', 'Rosales', 'Roxas', 'Salonga', 'San Juan', 'Santiago', 'Sarmiento', 'Sison',
  'Soriano', 'Suarez', 'Sy', 'Tan', 'Tolentino', 'Trinidad', 'Tupas', 'Umali', 'Valdez', 'Valencia',
  'Velasco', 'Vergara', 'Villareal', 'Yap', 'Yumul', 'Zamora', 'Zaragoza', 'Catacutan', 'Dimaculangan', 'Ibañez',
] as const;

export const relationships = ['Mother', 'Father', 'Spouse', 'Sister', 'Brother', 'Aunt', 'Partner'] as const;
