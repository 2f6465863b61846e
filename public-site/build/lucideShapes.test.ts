import clock from "lucide-react/icons/clock?raw";
import { expect, test } from "vitest";

test("an icon is what stands within its <svg>", () => {
  expect(clock).toBe('<circle cx="12" cy="12" r="10" /><path d="M12 6v6l4 2" />');
});
