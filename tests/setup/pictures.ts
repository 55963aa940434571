import sharp, { type Sharp } from 'sharp'

/** A plain picture of a size, to be written in any format. */
export function plainPicture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#1b4965' } })
}

/** As Payload's Local API takes an upload. Its type is what the sender claims. */
export function upload(name: string, data: Buffer, mimetype = 'image/png') {
  return { name, data, mimetype, size: data.length }
}
