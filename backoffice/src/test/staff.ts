/** The signed-in account, unless a test sets another. */
export const staff = { _id: "a".repeat(24), id: "a".repeat(24), name: "Ana", role: "admin", token: "secret" };

export const superadmin = { ...staff, role: "superadmin" };
