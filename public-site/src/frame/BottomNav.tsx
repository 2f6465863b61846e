import { paths, sectionPath } from "@etalase/contracts/site/paths";
import { Icon } from "../components/Icon.tsx";
import { frame } from "./copy.ts";
import { sectionOfPath, sectionsIn } from "./sections.ts";
import { useActiveSection } from "./useActiveSection.ts";

const all = sectionsIn("bottom");
const others = all.filter(({ id }) => id !== "contact");
const half = Math.ceil(others.length / 2);
// Contact is in the middle, without a label.
const items = [...others.slice(0, half), ...all.filter(({ id }) => id === "contact"), ...others.slice(half)];
const ids = all.map(({ id }) => id);

export function BottomNav({ path }: Readonly<{ path: string }>) {
  const [seen, setActive] = useActiveSection(ids, path === paths.home);
  const active = path === paths.home ? (seen ?? "home") : sectionOfPath(path);
  return (
    <nav className="bottom" aria-label={frame.bottomNavigation}>
      {items.map(({ id, label, icon }) => (
        <a
          key={id}
          href={sectionPath(id)}
          className={id === "contact" ? "middle" : undefined}
          aria-label={id === "contact" ? frame.contactUs : undefined}
          aria-current={active === id ? "true" : undefined}
          onClick={() => setActive(id)}
        >
          {id === "contact" ? (
            <span>
              <Icon name={icon} />
            </span>
          ) : (
            <>
              <Icon name={icon} />
              <span>{label}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
