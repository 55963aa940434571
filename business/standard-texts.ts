/**
 * What the site and the mails say where an editor has not written something else. A word in braces stands for a value
 * that is kept elsewhere; see `fillIn`.
 */
export const standardTexts = {
  businessName: 'Saaf',
  buttons: {
    call: 'Call Now',
    book: 'Book Now',
    schedule: 'Schedule Pickup',
    heroFirst: 'Schedule Pickup Now',
    heroSecond: 'Our Services',
    allServices: 'View All Services',
    bookService: 'Book {service}',
    home: 'Back to the home page',
  },
  header: {
    links: [
      { label: 'Home', page: 'home' },
      { label: 'Services', page: 'services' },
      { label: 'About', page: 'about' },
      { label: 'Contact', page: 'contact' },
      { label: 'Schedule Pickup', page: 'booking' },
    ],
  },
  footer: {
    links: [
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
  },
  home: {
    reasons: [
      'Trusted by {customers} customers',
      'In business since {founded}',
      '{rating} from {reviews} reviews',
    ],
  },
  about: {
    stats: { years: 'years in business', customers: 'customers', garments: 'garments cleaned' },
  },
  locations: {
    count: '{count} locations in all.',
    mainBranch: 'Main branch',
    directions: 'Directions',
    showOnMap: 'Show on the map',
  },
  map: { directions: 'Get directions' },
  contact: { email: 'Email', address: 'Address', hours: 'Hours' },
  booking: {
    consent: 'By confirming you agree that we keep these details to carry out your pickup.',
    privacyLink: 'How we keep them',
  },
  privacy: {
    intro: {
      heading: 'Privacy',
      text: 'What we keep about you, why, for how long, and what you can ask of us.',
    },
    retention: {
      limited: 'For {months} months after your pickup.',
      unlimited: 'Until you ask us to erase it.',
    },
    sections: [
      {
        heading: 'What we keep, and why',
        text: 'When you book a pickup: your name, phone number, address, email if you give one, what is to be collected and what you tell us about it. We need them to collect, clean and return your things, and to tell you how it goes. When you write to us: your name, email, phone if you give one, and your message, so that we can answer it.',
      },
      {
        heading: 'Who sees it',
        text: '{business} and the people who work for us. We do not sell it, lend it or use it for advertising, and this site neither counts nor follows its visitors. Your messages go through the company that carries our mail.',
      },
      {
        heading: 'How long',
        text: '{retention} Then we keep the booking itself for our figures, without anything that says whose it was.',
      },
      {
        heading: 'What you can ask',
        text: 'Under India’s Digital Personal Data Protection Act, 2023 you may ask what we keep about you and have it corrected or erased, and you may take back your agreement. Tell us the phone number that you booked with: call {phone} or write to {email}. If our answer does not satisfy you, you may turn to the Data Protection Board of India.',
      },
      {
        heading: 'On your device',
        text: 'While you fill in a booking, your browser keeps what you have written until you send it or close the page. We set a cookie only to show you one message after you send a form, and to keep our staff signed in.',
      },
    ],
  },
  notFound: {
    heading: 'Oops! Page not found',
    text: 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
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
    reminder: { introduction: 'We will collect your things tomorrow, {date}, {time}.' },
    manageLink: {
      introduction: 'Somebody, most likely you, asked for the link to this booking.',
      closing: 'You did not ask for it? Then there is nothing to do.',
    },
    changeNotice: { introduction: '{name} has changed this booking through the link in the mail.' },
    bookingNotice: { closing: 'Please contact the customer to confirm this pickup.' },
    contactNotice: { closing: 'Reply to this mail to answer {name}.' },
  },
} as const
