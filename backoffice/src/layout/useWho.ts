import { useGetIdentity } from "react-admin";

const roleLabels: Readonly<Record<string, string>> = { admin: "Admin", superadmin: "Super admin" };

/** Name and role of the signed-in user, as the header shows them. */
export function useWho() {
  const { identity } = useGetIdentity();
  return { name: identity?.fullName || "User", role: roleLabels[String(identity?.role)] ?? "Admin" };
}
