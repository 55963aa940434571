export const offers = [
  {
    words: 'पहले ऑर्डर पर 10% छूट',
  },
]
