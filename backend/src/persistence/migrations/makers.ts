import { type Dialect, expressions } from "./expressions.ts";

const isOpen = { reviews: "revoked_at is null", testimonial_requests: "used_at is null" } as const;

const isGone = (table: string) =>
  `not exists (select 1 from users where users.id = ${table}.made_by_id and disabled = 0 and role <> 'user')`;

/**
 * The statements that find makers for links of earlier versions, which have none. The maker is the account that the audit log names, else the one
 * whose working copy a review shows, else the first superadmin. Links whose maker no longer has access end.
 */
export function adoptingLinks(dialect: Dialect): readonly string[] {
  const { now: time } = expressions[dialect];
  const noted = (table: string, resource: string) =>
    `from audit_entries where action = 'create' and outcome = 'done' and resource = '${resource}' and record_id = ${table}.id`;
  const ofNotes = (table: keyof typeof isOpen, resource: string) =>
    `update ${table} set made_by_id = coalesce((select max(user_id) ${noted(table, resource)}), ''), made_by_name = coalesce((select max(name) ${noted(table, resource)}), '') where made_by_id = '' and ${isOpen[table]} and expires_at > ${time};`;
  const first = "select min(id) from users where role = 'superadmin' and disabled = 0";
  return [
    ofNotes("reviews", "reviews"),
    "update reviews set made_by_id = user_id, made_by_name = user_name where made_by_id = '';",
    ofNotes("testimonial_requests", "testimonial-requests"),
    `update testimonial_requests set made_by_id = coalesce((${first}), ''), made_by_name = coalesce((select name from users where id = (${first})), '') where made_by_id = '';`,
    `update reviews set revoked_at = ${time} where ${isOpen.reviews} and expires_at > ${time} and ${isGone("reviews")};`,
    `delete from testimonial_requests where ${isOpen.testimonial_requests} and ${isGone("testimonial_requests")};`,
  ];
}
