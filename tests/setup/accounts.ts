/** The accounts that the browser journeys sign in with. */
export const admin = { email: 'admin@saaf.example', password: 'correct horse battery' }
export const staff = { email: 'staff@saaf.example', password: 'staple counter bell', role: 'staff' }
export const editor = {
  email: 'editor@saaf.example',
  password: 'marigold awning ink',
  role: 'editor',
}
