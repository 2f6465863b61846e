import { photoTypes } from "@etalase/contracts/rules/image";

/** Inputs whose dialog is open. Otherwise the browser may collect one as garbage, and the choice would be lost. */
const open = new Set<HTMLInputElement>();

/** Opens a file dialog for pictures. Its input is not in the page, since a form has file fields of its own. */
export function chooseFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  open.add(input);
  input.type = "file";
  input.multiple = true;
  input.accept = photoTypes.join(",");
  input.onchange = () => {
    open.delete(input);
    onFiles([...(input.files ?? [])]);
  };
  input.oncancel = () => open.delete(input);
  input.click();
}
