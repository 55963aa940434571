/** The symbols that stand for a service, drawn in the manner of a garment's care label. */
export const careSymbols = {
  circle: 'Circle (dry cleaning)',
  tub: 'Wash tub (laundry)',
  shoe: 'Shoe',
  triangle: 'Triangle (stains)',
  iron: 'Iron',
  hanger: 'Hanger (special garments)',
  house: 'House (pickup and home services)',
  clock: 'Clock (express)',
} as const

export type CareSymbol = keyof typeof careSymbols

export const careSymbolValues = Object.keys(careSymbols) as [CareSymbol, ...CareSymbol[]]
