/** A picture of the sample content: a scene in `pictures/<file>.svg`, and what it shows. */
export interface SamplePicture {
  file: string
  alt: string
}

export const heroPicture: SamplePicture = {
  file: 'shop-front',
  alt: 'The shop on its street corner: striped awning, a delivery scooter in front, washing on the balcony above.',
}

export const gallery: (SamplePicture & { caption: string })[] = [
  {
    file: 'counter',
    alt: 'The counter, with a brass bell and a row of numbered claim tags behind it.',
    caption: 'A numbered tag for every piece',
  },
  {
    file: 'pressing-table',
    alt: 'An iron on a pressing table beside a folded indigo sherwani.',
    caption: 'Pressed by hand',
  },
  {
    file: 'terrace-line',
    alt: 'Shirts and a sari drying on a terrace line under monsoon clouds.',
    caption: 'Dried properly, even in July',
  },
  {
    file: 'shoe-bench',
    alt: 'A pair of white sneakers on a wooden bench with brushes and a tin of polish.',
    caption: 'Shoes, at their own bench',
  },
  {
    file: 'folded-stack',
    alt: 'A neat stack of folded towels and sheets tied with string.',
    caption: 'Folded to fit your shelf',
  },
  {
    file: 'scooter',
    alt: 'A delivery scooter with garment bags on a rail, at a building gate.',
    caption: 'Collected from your door',
  },
  {
    file: 'sari-window',
    alt: 'A marigold silk sari with a zari border held up to the light of a window.',
    caption: 'Silk, looked at in daylight',
  },
  {
    file: 'finished-rack',
    alt: 'A rail of finished garments in paper covers, each with a tag.',
    caption: 'Ready to go home',
  },
]
