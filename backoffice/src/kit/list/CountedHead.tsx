import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { PageHead } from "../parts/PageHead.tsx";

type CountedHeadProps = Readonly<{
  title: string;
  /** Describes the number of rows. */
  say: (total: number) => string;
  children?: ReactNode;
}>;

/** The head of a list that has neither an export nor columns to hide. */
export function CountedHead({ title, say, children }: CountedHeadProps) {
  const { total } = useListContext();
  return (
    <PageHead title={title} facts={total === undefined ? "\u00a0" : say(total)}>
      {children}
    </PageHead>
  );
}
