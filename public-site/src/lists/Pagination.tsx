import { Icon } from "../components/Icon.tsx";
import { useSite, useWords } from "../site/site.ts";
import { pagination as paginationWords } from "./copy.ts";
import { pageName } from "./head.ts";

type Step = number | "gap";

/** Returns first, last and the neighbours of `page`; a gap replaces the pages between, unless it is a single one. */
export function stepsOf(page: number, totalPages: number): readonly Step[] {
  const near = (step: number) => step === 1 || step === totalPages || Math.abs(step - page) <= 1;
  const steps: Step[] = [];
  for (let step = 1; step <= totalPages; step++) {
    if (near(step) || (near(step - 1) && near(step + 1))) steps.push(step);
    else if (steps.at(-1) !== "gap") steps.push("gap");
  }
  return steps;
}

type PaginationProps = Readonly<{ page: number; totalPages: number; hrefOf: (page: number) => string }>;

export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const pagination = useWords(paginationWords);
  const site = useSite();
  if (totalPages < 2 || page > totalPages) return null;
  return (
    <nav className="pagination" aria-label={pagination.pages}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={pagination.previous}>
          <Icon name="chevron-left" />
        </a>
      ) : null}
      {stepsOf(page, totalPages).map((step, index) =>
        step === "gap" ? (
          <span key={`gap${index}`}>…</span>
        ) : (
          <a
            key={step}
            href={hrefOf(step)}
            aria-label={pageName(step, site)}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </a>
        ),
      )}
      {page < totalPages ? (
        <a href={hrefOf(page + 1)} rel="next" aria-label={pagination.next}>
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}
