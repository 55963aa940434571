export const pictureLimits = {
  /** Per upload; 1024 × 1024 bytes each. */
  megabytes: 15,
  /** Width × height, in millions. Small files can hold pictures that fill the memory. */
  megapixels: 50,
  /** Longer side in pixels; larger pictures are scaled down. */
  keptPixels: 2560,
} as const

export const largestUploadBytes = pictureLimits.megabytes * 1024 * 1024
