import type { Language } from '#business/languages/languages.ts'

/** Degrees, precise enough for a drawing. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** The city from the sea to the creek, and the land across. */
export const land: readonly Coordinates[][] = [
  toShape([
    20, 72.78, 19.262, 72.786, 19.214, 72.783, 19.196, 72.792, 19.184, 72.802, 19.17, 72.792,
    19.142, 72.789, 19.131, 72.794, 19.139, 72.802, 19.147, 72.811, 19.136, 72.812, 19.121, 72.82,
    19.098, 72.826, 19.082, 72.826, 19.071, 72.82, 19.06, 72.82, 19.043, 72.818, 19.042, 72.825,
    19.049, 72.833, 19.05, 72.845, 19.046, 72.846, 19.042, 72.838, 19.033, 72.837, 19.022, 72.834,
    19.016, 72.828, 19.025, 72.816, 19.009, 72.815, 18.993, 72.812, 18.983, 72.81, 18.978, 72.805,
    18.967, 72.803, 18.956, 72.798, 18.944, 72.794, 18.949, 72.8, 18.955, 72.813, 18.944, 72.822,
    18.927, 72.82, 18.919, 72.819, 18.903, 72.812, 18.892, 72.807, 18.893, 72.814, 18.909, 72.823,
    18.915, 72.834, 18.934, 72.841, 18.95, 72.849, 18.968, 72.853, 18.984, 72.857, 19, 72.863,
    19.02, 72.874, 19.031, 72.88, 19.021, 72.886, 19.004, 72.892, 18.999, 72.906, 19.003, 72.925,
    19.019, 72.944, 19.046, 72.957, 19.066, 72.954, 19.09, 72.948, 19.12, 72.959, 19.146, 72.977,
    19.172, 72.984, 19.193, 72.993, 19.208, 73.02, 19.25, 74, 20, 74,
  ]),
  toShape([
    19.23, 74, 19.196, 73.025, 19.17, 72.996, 19.13, 72.985, 19.09, 72.981, 19.064, 72.977, 19.03,
    73, 18.98, 73.005, 18.94, 73.02, 18.6, 73.02, 18.6, 74,
  ]),
]

export const lakes: readonly Coordinates[][] = [
  toShape([19.135, 72.903, 19.13, 72.911, 19.123, 72.909, 19.124, 72.902, 19.13, 72.897]),
  toShape([19.158, 72.906, 19.15, 72.918, 19.142, 72.913, 19.146, 72.902]),
]

/** Takes latitude and longitude of each corner. */
function toShape(degrees: readonly number[]): Coordinates[] {
  return degrees.flatMap((latitude, index) =>
    index % 2 === 0 ? [[latitude, degrees[index + 1]!] as const] : [],
  )
}

interface Station {
  name: string
  coordinates: Coordinates
  /** Major stations only. */
  label?: Record<Language, string>
  /** The label is to the west. */
  isLabelOnLeft?: true
}

const dadar: Station = {
  name: 'Dadar',
  coordinates: [19.0186, 72.8429],
  label: { en: 'Dadar', hi: 'दादर', mr: 'दादर' },
  isLabelOnLeft: true,
}
const csmt: Station = {
  name: 'CSMT',
  coordinates: [18.9402, 72.8356],
  label: { en: 'CSMT', hi: 'सीएसएमटी', mr: 'सीएसएमटी' },
}
const kurla: Station = {
  name: 'Kurla',
  coordinates: [19.0653, 72.8795],
  label: { en: 'Kurla', hi: 'कुर्ला', mr: 'कुर्ला' },
  isLabelOnLeft: true,
}

/** The three local train lines, from the south. */
export const railways: readonly (readonly Station[])[] = [
  [
    {
      name: 'Churchgate',
      coordinates: [18.9352, 72.8272],
      label: { en: 'Churchgate', hi: 'चर्चगेट', mr: 'चर्चगेट' },
      isLabelOnLeft: true,
    },
    { name: 'Marine Lines', coordinates: [18.945, 72.8238] },
    { name: 'Grant Road', coordinates: [18.964, 72.8155] },
    { name: 'Mumbai Central', coordinates: [18.9696, 72.8194] },
    { name: 'Mahalaxmi', coordinates: [18.9825, 72.8241] },
    { name: 'Lower Parel', coordinates: [18.9955, 72.8303] },
    dadar,
    { name: 'Mahim', coordinates: [19.0406, 72.8468] },
    {
      name: 'Bandra',
      coordinates: [19.0544, 72.8402],
      label: { en: 'Bandra', hi: 'बांद्रा', mr: 'वांद्रे' },
    },
    { name: 'Khar Road', coordinates: [19.0693, 72.84] },
    { name: 'Santacruz', coordinates: [19.0817, 72.8415] },
    { name: 'Vile Parle', coordinates: [19.0997, 72.8439] },
    {
      name: 'Andheri',
      coordinates: [19.1197, 72.8464],
      label: { en: 'Andheri', hi: 'अंधेरी', mr: 'अंधेरी' },
    },
    { name: 'Jogeshwari', coordinates: [19.1361, 72.849] },
    { name: 'Goregaon', coordinates: [19.1647, 72.8493] },
    {
      name: 'Malad',
      coordinates: [19.187, 72.8489],
      label: { en: 'Malad', hi: 'मालाड', mr: 'मालाड' },
    },
    { name: 'Kandivali', coordinates: [19.2045, 72.8519] },
    {
      name: 'Borivali',
      coordinates: [19.229, 72.857],
      label: { en: 'Borivali', hi: 'बोरीवली', mr: 'बोरिवली' },
    },
    { name: 'Dahisar', coordinates: [19.2496, 72.8593] },
  ],
  [
    csmt,
    { name: 'Byculla', coordinates: [18.9766, 72.8328] },
    dadar,
    { name: 'Matunga', coordinates: [19.0274, 72.8502] },
    { name: 'Sion', coordinates: [19.0465, 72.8632] },
    kurla,
    {
      name: 'Ghatkopar',
      coordinates: [19.0858, 72.9081],
      label: { en: 'Ghatkopar', hi: 'घाटकोपर', mr: 'घाटकोपर' },
    },
    { name: 'Vikhroli', coordinates: [19.111, 72.928] },
    { name: 'Kanjurmarg', coordinates: [19.1299, 72.9282] },
    {
      name: 'Mulund',
      coordinates: [19.1716, 72.956],
      label: { en: 'Mulund', hi: 'मुलुंड', mr: 'मुलुंड' },
    },
    { name: 'Thane', coordinates: [19.186, 72.9759], label: { en: 'Thane', hi: 'ठाणे', mr: 'ठाणे' } },
  ],
  [
    csmt,
    { name: 'Dockyard Road', coordinates: [18.9666, 72.8443] },
    { name: 'Sewri', coordinates: [18.999, 72.8545] },
    { name: 'Wadala Road', coordinates: [19.0163, 72.8587] },
    kurla,
    { name: 'Chembur', coordinates: [19.0626, 72.901] },
    { name: 'Mankhurd', coordinates: [19.0484, 72.9317] },
    {
      name: 'Vashi',
      coordinates: [19.0634, 72.9988],
      label: { en: 'Vashi', hi: 'वाशी', mr: 'वाशी' },
    },
  ],
]
