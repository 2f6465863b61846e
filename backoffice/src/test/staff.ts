/** Whoever is signed in, unless the test says otherwise. */
export const staff = { _id: "a".repeat(24), id: "a".repeat(24), name: "Ana", role: "admin", token: "secret" };
