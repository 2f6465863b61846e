/** The query of the own account. */
export const accountKey = ["account"];
