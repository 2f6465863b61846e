export type Sizes = Readonly<{ width: number; smaller: readonly number[]; quality: number }>;
export const photoSizes: Sizes = { width: 2400, smaller: [240, 480, 720, 1080, 1600], quality: 72 };
/** A stronger compression is visible in letters and flat colours. */
export const logoSizes: Sizes = { width: 800, smaller: [400], quality: 90 };
