/** Packages, partners, testimonials, questions, services and pages. */
export const offer = {} as const;
