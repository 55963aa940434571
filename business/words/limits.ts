/** In characters. `business/bookings/fields.ts` has its own. */
export const textLimits = {
  name: 100,
  phone: 30,
  email: 254,
  note: 1000,
  subject: 150,
  message: 4000,
  answer: 4000,
  password: 200,
  code: 40,
} as const

/** In characters, inclusive. */
export const passwordLimits = { minLength: 10, maxLength: textLimits.password } as const

export const pictureLimits = {
  /** Per upload; 1024 × 1024 bytes each. */
  maxMegabytes: 15,
  /** Width × height, in millions. Small files can hold pictures that fill the memory. */
  maxMegapixels: 50,
  /** Longer side in pixels; larger pictures are scaled down. */
  maxStoredSidePixels: 2560,
} as const

export const largestUploadBytes = pictureLimits.maxMegabytes * 1024 * 1024
