/** What a picture may be when it is uploaded, and what is kept of it. */
export const pictureLimits = {
  /** Of the uploaded file; a megabyte is 1024 × 1024 bytes. */
  megabytes: 15,
  /** Width times height, in millions. A small file can hold a picture that fills a server's memory. */
  megapixels: 50,
  /** The longer side of the picture that is kept, in pixels; a larger one is made smaller. */
  keptPixels: 2560,
} as const

/** The largest file that is taken, in bytes. */
export const largestUploadBytes = pictureLimits.megabytes * 1024 * 1024
