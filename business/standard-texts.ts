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
  notFound: {
    heading: 'Oops! Page not found',
    text: 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
  },
  mails: {
    confirmation: {
      introduction:
        'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
      closing: 'Something to change? Call us on {phone} and tell us your booking ID.',
    },
    bookingNotice: { closing: 'Please contact the customer to confirm this pickup.' },
    contactNotice: { closing: 'Reply to this mail to answer {name}.' },
  },
} as const
