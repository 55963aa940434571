const bookNow = 'Book Now'
const banner = { button: bookNow }
const getDirections = 'Get directions'

/**
 * Used where editors leave a text empty. Pages have the shape of their global, for
 * `resolveContent`. Words in braces are placeholders.
 */
export const defaultTexts = {
  businessName: 'Saaf',
  layout: {
    headerLinks: [
      { label: 'Home', page: 'home' },
      { label: 'Services', page: 'services' },
      { label: 'About', page: 'about' },
      { label: 'Contact', page: 'contact' },
      { label: 'Schedule Pickup', page: 'booking' },
    ],
    callButton: 'Call Now',
    bookButton: bookNow,
    scheduleButton: 'Schedule Pickup',
    footerLinks: [
      { label: 'Home', page: 'home' },
      { label: 'About Us', page: 'about' },
      { label: 'Services', page: 'services' },
      { label: 'Locations', page: 'locations' },
      { label: 'Book Pickup', page: 'booking' },
      { label: 'Contact', page: 'contact' },
    ],
    linksHeading: 'Quick Links',
    contactHeading: 'Contact',
    hoursHeading: 'Business Hours',
    socialHeading: 'Follow Us',
    privacyLink: 'Privacy',
    notFound: {
      heading: 'Oops! Page not found',
      text: 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
      button: 'Back to the home page',
    },
  },
  home: {
    hero: {
      firstButton: 'Schedule Pickup Now',
      secondButton: 'Our Services',
      reasons: [
        { text: 'Trusted by {customers} customers' },
        { text: 'In business since {founded}' },
        { text: '{rating} from {reviews} reviews' },
      ],
    },
    services: { button: 'View All Services' },
    banner,
    findUs: { directions: getDirections },
  },
  about: {
    stats: { years: 'years in business', customers: 'customers', garments: 'garments cleaned' },
    banner,
  },
  services: {
    bookButton: 'Book {service}',
    prices: {
      heading: 'What it costs',
      text: 'We look at each piece with you at the door, and tell you the price before we start.',
    },
    banner,
  },
  locations: {
    intro: { count: '{count} locations in all.' },
    cards: {
      mainBranch: 'Main branch',
      directions: 'Directions',
      showOnMap: 'Show on the map',
    },
    serviceArea: {
      heading: 'Do we come to you?',
      text: 'Tell us your pincode, and we say who collects there.',
      button: 'Look it up',
    },
  },
  contact: {
    cards: { email: 'Email', address: 'Address', hours: 'Hours' },
    form: {
      consent: 'By sending this you agree that we keep it to answer you.',
      privacyLink: 'How we keep it',
    },
    map: { directions: getDirections },
  },
  booking: {
    consent: 'By confirming you agree that we keep these details to carry out your pickup.',
    privacyLink: 'How we keep them',
  },
  privacy: {
    sections: [
      {
        heading: 'What we keep, and what for',
        text: `When you book a pickup:
- your name, phone number and address, to come to you, to bring your things back and to see whether it is your first order;
- your email address, if you give one, to confirm the pickup and to tell you how it goes;
- the service, day and time that you chose, what is to be collected and what you tell us about it, to clean it as you wish;
- what became of the booking, and the mails about it.

When you write to us: your name, email address, phone number if you give one, and your message, to answer it.

We keep it because you agreed to it when you sent the form, and use it for nothing else.`,
      },
      {
        heading: 'Who sees it',
        text: `{business} and the people who work for us. The companies that run our computers and carry our mail handle it on our behalf. We do not sell it, lend it or use it for advertising, and this site neither counts nor follows its visitors.

Our maps are drawn by ourselves. Where you open a street map, it comes from OpenStreetMap, which then learns the internet address you are reading from. Links to WhatsApp and the like lead to other companies, whose own rules hold there.`,
      },
      {
        heading: 'How long',
        text: `{retention} Then we remove everything that says whose it was. Of a booking only what was asked for, when, and what became of it stays for our figures. Copies that we keep in case of a fault go when newer ones take their place.`,
      },
      {
        heading: 'What you can ask of us',
        text: `Under the Digital Personal Data Protection Act, 2023 you may at any time
- ask what we keep about you, what we do with it and who has received it; we send you a copy;
- have it corrected, completed or brought up to date;
- have it erased;
- take back your agreement. We then erase what we keep, and what was done until then stays lawful. A pickup that is still to come is cancelled, for we cannot make it without your address;
- name somebody who does all this for you if you die or can no longer do it.

Call {phone} or write to {email} and tell us the phone number that you booked with. We make sure that it is you, and answer within 30 days.`,
      },
      {
        heading: 'If you are not content',
        text: `Tell us first: call {phone} or write to {email}. Whoever answers there answers for how we keep your data, and looks into every complaint within 30 days. If that does not satisfy you, you may complain to the Data Protection Board of India, on its website.`,
      },
      {
        heading: 'On your device, and on our servers',
        text: `While you fill in a booking, your browser keeps what you have written until you send it or close the tab. If you tick “Remember me on this phone”, it keeps your name, phone number, email and address for your next booking, until you untick it; we do not get them from there. We set a cookie only to show you one message after you send a form, for a minute at most, and to keep our staff signed in.

So that nobody floods us with bookings we count how many come from one phone number and from one internet address. For that we keep both for some hours, scrambled. Our servers write down which pages are asked for, but not by whom.`,
      },
      {
        heading: 'Young people, and other languages',
        text: `If you are under 18, please let a parent or guardian book for you. If you would rather have this page in Hindi, Marathi or another language of the Eighth Schedule to the Constitution, ask us for it.`,
      },
    ],
  },
  /** Default introduction. */
  privacyIntro: {
    heading: 'Privacy',
    text: 'What we keep about you, why, for how long, and what you can ask of us.',
  },
  retention: {
    limited: 'For {period} after your pickup or its cancellation, or after you wrote to us.',
    unlimited: 'Until you ask us to erase it.',
  },
  /** Fixed summary next to the Privacy page's sections. */
  privacySummary: {
    heading: 'In short',
    kept: 'How long',
    ask: 'Whom to ask',
    complain: 'Where to complain',
    board: 'To us first, then to the Data Protection Board of India.',
  },
  whatsapp: {
    pending:
      'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?',
    confirmed:
      'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.',
    completed:
      'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.',
    cancelled:
      'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.',
  },
  mails: {
    confirmation: {
      introduction:
        'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
      closing: 'Something to change? Open your booking with the link above, or call us on {phone}.',
    },
    confirmed: { introduction: 'Your pickup is confirmed. Please have your things ready.' },
    completed: { introduction: 'Your order is complete. Thank you for trusting {business}.' },
    cancelled: {
      introduction: 'Your pickup has been cancelled. Nothing will be collected.',
      closing: 'You did not ask for this? Call us on {phone}.',
    },
    rescheduled: { introduction: 'Your pickup has been moved. Here is the new time.' },
    reminder: { introduction: 'Your pickup is planned for tomorrow, {date}, {time}.' },
    manageLink: {
      introduction: 'Somebody, most likely you, asked for the link to this booking.',
      closing: 'You did not ask for it? Then there is nothing to do.',
    },
    changeNotice: { introduction: '{name} has changed this booking through the link in the mail.' },
    bookingNotice: { closing: 'Please contact the customer to confirm this pickup.' },
    contactNotice: { closing: 'Reply to this mail to answer {name}.' },
  },
} as const
