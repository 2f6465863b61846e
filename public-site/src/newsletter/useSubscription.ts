import { useLayoutEffect, useRef, useState } from "react";
import { newsletter } from "./copy.ts";
import type { Problems, Subscription } from "./subscribe.ts";

// Loaded when someone begins to type: most readers only read.
const importSubscribe = () => import("./subscribe.ts");

const subscriptionOf = (form: HTMLFormElement): Subscription => {
  const data = new FormData(form);
  return { email: String(data.get("email") ?? ""), consent: data.has("consent") };
};

type State = Readonly<{ stage: "open" | "sending" | "done"; problems: Problems }>;

/** The newsletter form's state and behaviour. Typed text always stays. */
export function useSubscription() {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [{ stage, problems }, setState] = useState<State>({ stage: "open", problems: {} });

  useLayoutEffect(() => {
    if (stage === "done") thanks.current?.focus();
    else form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus();
  }, [stage, problems]);

  async function submit() {
    if (!form.current || stage === "sending") return;
    const given = subscriptionOf(form.current);
    setState({ stage: "sending", problems: {} });
    const found = await importSubscribe()
      .then(({ subscribe }) => subscribe(given))
      .catch((): Problems => ({ all: newsletter.failed }));
    setState({ stage: Object.keys(found).length > 0 ? "open" : "done", problems: found });
  }

  const props = {
    ref: form,
    // Like in the account forms: submitted before the script has loaded, the form keeps its text and puts no address in
    // the URL.
    method: "dialog",
    noValidate: true,
    onFocusIn: () => void importSubscribe().catch(() => undefined),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { props, thanks, stage, problems };
}
