import { expect, test } from "vitest";
import { darkTheme, lightTheme } from "./theme.ts";

const calm = "@media (prefers-reduced-motion: reduce)";

test.each([
  ["light", lightTheme],
  ["dark", darkTheme],
])(
  "in the %s theme whoever asks for calm sees no animation go round and round, and nothing move",
  (_, { components }) => {
    expect(components?.MuiCssBaseline?.styleOverrides).toMatchObject({
      [calm]: {
        "*, *::before, *::after": { animationIterationCount: "1 !important", transition: "none !important" },
      },
    });
  },
);
