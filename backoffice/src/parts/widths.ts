/** The sidebar's, in pixels: whole from lg on, a rail of icons from sm on, a drawer on phones. */
export const widths = { full: 256, rail: 76, drawer: 288 };
