/** Projects: their list, their form, and drawings. */
export const portfolio = {} as const;
