import { editQuery } from "@etalase/contracts/desk/edit-paths";
import { paths } from "@etalase/contracts/site/paths";
import { useSite } from "../site/site.ts";

/** Staff alone see these, so they are none of the texts that they can change. */
const words = {
  id: {
    bar: "Untuk pengelola",
    edit: "Ubah halaman ini",
    dashboard: "Dasbor",
    note: "Pengunjung tidak melihat baris ini",
  },
  en: { bar: "For staff", edit: "Edit this page", dashboard: "Dashboard", note: "Visitors do not see this bar" },
};

/** Its rules stand in the documents of staff alone. The colours are its own, whatever those of the site are. */
export const staffBarRules = [
  ".staff{background:#fdf1df;color:#0f1f2b;font-size:.875rem}",
  ".staff .wrap{display:flex;flex-wrap:wrap;column-gap:1.5rem;align-items:center}",
  ".staff a{display:flex;align-items:center;min-height:2.75rem;font-weight:700;text-decoration:underline;text-underline-offset:.25em}",
  ".staff p{margin-left:auto}",
  "@media (width<=600px){.staff p{display:none}}",
  "@media print{.staff{display:none}}",
].join("");

/** Leads from every page to its form, or else to its texts, and to the dashboard. Pages of staff are never cached. */
export function StaffBar() {
  const { bar, edit, dashboard, note } = words[useSite().language ?? "id"];
  return (
    <aside className="staff" aria-label={bar}>
      <div className="wrap">
        {/* Relative, since browsers turn pages themselves; with a target, so that they ask the server for it. */}
        <a href={editQuery} target="_self">
          {edit}
        </a>
        <a href={paths.dashboard}>{dashboard}</a>
        <p>{note}</p>
      </div>
    </aside>
  );
}
