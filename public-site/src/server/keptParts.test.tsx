// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeSite } from "../../test/fixtures.ts";
import { Part, PartsProvider } from "../page/Part.tsx";
import { useSite } from "../site/site.ts";
import { createKeptParts } from "./keptParts.tsx";

type Props = Readonly<{ items: readonly Readonly<{ name: string; price?: number }>[] }>;

function setUp() {
  const drawn: string[] = [];
  const List = ({ items }: Props) => {
    const text = `${useSite().settings.siteName}: ${items.map(({ name, price = 0 }) => name + price).join()} <&>`;
    drawn.push(text);
    return <p>{text}</p>;
  };
  const keptParts = createKeptParts();
  const render = (props: Props, siteName = "Etalase") => {
    const site = makeSite({ settings: { ...makeSite().settings, siteName } });
    return renderToString(
      <PartsProvider value={keptParts(site)}>
        <Part of={List} shows={props} />
      </PartsProvider>,
    );
  };
  return { drawn, render };
}

test("a part is drawn once for what it shows of the same site, whoever has read that", () => {
  const { drawn, render } = setUp();
  const html = render({ items: [{ name: "Kasir", price: 1 }] });
  expect(html).toBe("<p>Etalase: Kasir1 &lt;&amp;></p>");
  expect(render({ items: [{ name: "Kasir", price: 1 }] })).toBe(html);
  expect(drawn).toHaveLength(1);
});

test.each<readonly [string, Props, string]>([
  ["another value", { items: [{ name: "Kasir", price: 2 }] }, "Etalase"],
  ["another name of it", { items: [{ name: "Toko", price: 1 }] }, "Etalase"],
  ["one value less", { items: [{ name: "Kasir" }] }, "Etalase"],
  ["one more", { items: [{ name: "Kasir", price: 1 }, { name: "Toko" }] }, "Etalase"],
  ["none", { items: [] }, "Etalase"],
  ["another site", { items: [{ name: "Kasir", price: 1 }] }, "Rumah Kaca"],
])("a part is drawn anew for %s", (_what, props, siteName) => {
  const { drawn, render } = setUp();
  render({ items: [{ name: "Kasir", price: 1 }] });
  render(props, siteName);
  expect(drawn).toHaveLength(2);
  // Both kinds of visitors alternate.
  if (siteName !== "Etalase") render({ items: [{ name: "Kasir", price: 1 }] });
  expect(drawn).toHaveLength(2);
});

test("in the browser a part is what it is made of", () => {
  expect(
    renderToString(<Part of={({ name }: Readonly<{ name: string }>) => <b>{name}</b>} shows={{ name: "A" }} />),
  ).toBe("<b>A</b>");
});
