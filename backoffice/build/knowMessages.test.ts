import { expect, test } from "vitest";
import { keysIn } from "./knowMessages.ts";

test("finds the keys of react-admin's messages in a script, also those made at run time", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the script holds a template
  const code = 'n("ra.action.undo",{_:"Undo"});t(`ra.navigation.${e}`);r(`ra.page.list`);x("extra.one.two")';
  expect(keysIn(code)).toEqual(["ra.action.undo", "ra.navigation.", "ra.page.list"]);
});
