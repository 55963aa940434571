export const pictureLimits = {
  /** Per upload; 1024 × 1024 bytes each. */
  maxMegabytes: 15,
  /** Width × height, in millions. Small files can hold pictures that fill the memory. */
  maxMegapixels: 50,
  /** Longer side in pixels; larger pictures are scaled down. */
  maxStoredSidePixels: 2560,
} as const

export const largestUploadBytes = pictureLimits.maxMegabytes * 1024 * 1024
