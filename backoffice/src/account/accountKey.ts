/** The queries of the own account, and of where it is signed in. */
export const accountKey = ["account"];
export const sessionsKey = ["sessions"];
