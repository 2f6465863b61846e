import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { loadInTime } from "../data/chunks.ts";

type CoachProps = Readonly<{ text: "content" | "description" }>;

const none: ComponentType<CoachProps> = () => null;

/** Nobody misses it where it does not arrive. */
const Advice = lazy(async () => ({
  default: await loadInTime(() => import("./Coach.tsx")).then(
    ({ CoachPanel }) => CoachPanel,
    () => none,
  ),
}));

/** The form comes first. */
const afterMs = 1500;

/** What could be better about the text, once the form stands; it never keeps anybody from saving. */
export function Coach({ text }: CoachProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? (
    <Suspense fallback={null}>
      <Advice text={text} />
    </Suspense>
  ) : null;
}
