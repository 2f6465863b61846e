import { photoTypes } from "@etalase/contracts/rules/image";

/** Asks for pictures of this computer. Its field is no part of the page: a form has fields for files of its own. */
export function chooseFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = photoTypes.join(",");
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
}
