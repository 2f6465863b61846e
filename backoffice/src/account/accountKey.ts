/** The query keys of one's own account, and of its sessions. */
export const accountKey = ["account"];
export const sessionsKey = ["sessions"];
