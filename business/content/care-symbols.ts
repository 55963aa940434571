/** Service icons in the style of care labels. */
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
