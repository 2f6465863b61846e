import { type ImageRule, imageProblem } from "@etalase/contracts/image";

/** The sentence for what is wrong with a chosen picture, with the file's name before it. */
export function pictureProblem(file: File, rule: ImageRule): string | undefined {
  const problem = imageProblem(file, rule);
  return problem && `${file.name}: ${problem}`;
}
