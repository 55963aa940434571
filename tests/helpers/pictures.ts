import sharp, { type Sharp } from 'sharp'

export function plainPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#1b4965' } })
}

/** For Payload's Local API. `mimetype` may differ from the type of `data`. */
export function toUploadFile(name: string, data: Buffer, mimetype = 'image/png') {
  return { name, data, mimetype, size: data.length }
}
