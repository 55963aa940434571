// Mail programs need inline styles. Only dark mode uses the classes.
export const colours = {
  paper: '#fbfaf6',
  card: '#ffffff',
  ink: '#14213d',
  softInk: '#4a5470',
  indigo: '#27408b',
  marigold: '#f2a516',
  line: '#e6e3da',
}

export const fontFamily = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

export const darkStyle = `@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #0d1428 !important; }
  .card, .card td { background-color: #16203c !important; }
  .card, .rule { border-color: #3a476b !important; }
  .tag { border-color: ${colours.marigold} #3a476b #3a476b !important; }
  .ink { color: #f5f3ec !important; }
  .soft-ink { color: #b9c1d6 !important; }
  .indigo { color: #a9bcf5 !important; }
  .button { background-color: #a9bcf5 !important; color: #0d1428 !important; }
}`
