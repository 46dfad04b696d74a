/** Cities that people live in, with their postal code. */
export const homeCities = [
  { city: 'Makati City', zip: '1200' },
  { city: 'Quezon City', zip: '1100' },
  { city: 'Pasig City', zip: '1600' },
  { city: 'Taguig City', zip: '1630' },
  { city: 'Mandaluyong City', zip: '1550' },
  { city: 'Parañaque City', zip: '1700' },
  { city: 'Antipolo City', zip: '1870' },
  { city: 'Cebu City', zip: '6000' },
  { city: 'Mandaue City', zip: '6014' },
  { city: 'Lapu-Lapu City', zip: '6015' },
  { city: 'Angeles City', zip: '2009' },
  { city: 'San Fernando City', zip: '2000' },
  { city: 'Mabalacat City', zip: '2010' },
  { city: 'Davao City', zip: '8000' },
  { city: 'Iloilo City', zip: '5000' },
] as const;

export const streets = [
  'Sampaguita Street',
  'Rizal Avenue',
  'Mabini Street',
  'Bonifacio Street',
  'Luna Street',
  'Narra Street',
  'Acacia Lane',
  'Dahlia Street',
  'Magsaysay Road',
  'Katipunan Avenue',
  'Ilang-Ilang Street',
  'Aguinaldo Street',
  'Quezon Street',
] as const;

export const villages = [
  'Barangay San Isidro',
  'Barangay Poblacion',
  'Villa Verde Subdivision',
  'Barangay Santo Niño',
  'Greenfields Village',
  'Barangay San Antonio',
  'Sunrise Homes Phase 2',
  'Barangay Bagong Silang',
] as const;

export const demoOffices = [
  { name: 'Manila', address: '12th Floor, Ayala Avenue corner Paseo de Roxas, Makati City 1226' },
  { name: 'Cebu', address: '8th Floor, Geonzon Street, Cebu IT Park, Lahug, Cebu City 6000' },
  { name: 'Clark', address: 'Building 4, Manuel A. Roxas Highway, Clark Freeport Zone, Pampanga 2023' },
  { name: 'Davao', address: '3rd Floor, J. P. Laurel Avenue, Bajada, Davao City 8000' },
  { name: 'Iloilo', address: '5th Floor, Megaworld Boulevard, Mandurriao, Iloilo City 5000' },
] as const;
