export const offers = [
  {
    words: 'पहिल्या ऑर्डरवर 10% डिस्काउंट',
  },
]
