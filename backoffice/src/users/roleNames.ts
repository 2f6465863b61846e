import type { Role } from "@etalase/contracts/auth";

export const roleNames: Readonly<Record<Role, string>> = { user: "User", admin: "Admin", superadmin: "Super admin" };
