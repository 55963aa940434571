/** `hoursAgo` counts back from now. */
interface SampleMessage {
  name: string
  subject: string
  message: string
  hoursAgo: number
  answer?: string
}

export const sampleMessages: SampleMessage[] = [
  {
    name: 'Nandini Bhat',
    subject: 'Wedding lehenga',
    message:
      'My sister’s lehenga has a turmeric stain near the border, with zari work around it. Can you clean it in ten days, before the wedding?',
    hoursAgo: 2,
  },
  {
    name: 'Suresh Pawar',
    subject: 'Monthly laundry for a guest house',
    message:
      'We have 14 rooms near Andheri station. Do you offer a monthly rate for bed sheets and towels?',
    hoursAgo: 5,
  },
  {
    name: 'Alia Contractor',
    subject: 'Missing button',
    message: 'One cuff button was missing on the blue shirt that came back on Tuesday.',
    hoursAgo: 20,
  },
  {
    name: 'Gopal Varma',
    subject: 'Do you clean suede shoes?',
    message:
      'I have a pair of suede loafers with water marks. Do you clean these, and for how much?',
    hoursAgo: 30,
    answer:
      'Yes, we clean suede and remove most water marks. Book a pickup for Shoe Cleaning, and we’ll tell you the price before we start.',
  },
]
