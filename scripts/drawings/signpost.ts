import { circle, colors, drawing, line, outlined, path, rect, text } from "./shapes.ts";

type Board = Readonly<{ y: number; height: number; width: number; pointsLeft: boolean; fill: string; ending: string }>;

/** An arrow-shaped board on the post at x = 400. */
function board({ y, height, width, pointsLeft, fill, ending }: Board): string {
  const way = pointsLeft ? -1 : 1;
  const [back, front] = [400 - way * 60, 400 + way * width];
  const tip = front + way * (height / 2);
  const words = { size: height * 0.56, weight: 800, anchor: "middle" } as const;
  return (
    path(`M${back} ${y}H${front}L${tip} ${y + height / 2}L${front} ${y + height}H${back}Z`, fill, outlined) +
    text(ending, [(back + front) / 2, y + height * 0.7], {
      ...words,
      fill: fill === colors.sun ? colors.ink : colors.white,
    })
  );
}

const addressBar =
  rect([190, 44, 420, 72], colors.white, { rx: 36, ...outlined }) +
  circle([232, 80, 13], "none", { stroke: colors.green, "stroke-width": 6 }) +
  line("M226 80l4 5l8-9", { stroke: colors.green, width: 4 }) +
  text("namausaha", [264, 91], { size: 32, weight: 700 }) +
  rect([448, 62, 5, 36], colors.brand) +
  text("?", [572, 92], { size: 34, weight: 800, fill: colors.brand, anchor: "middle" });

/** A name, and three ways to end it. */
export const signpost = drawing(
  rect([0, 0, 800, 500], "#FDEBC8"),
  circle([652, 150, 54], "#FBD08A"),
  path("M0 400q180-84 380-34t420-44V500H0Z", colors.mint),
  path("M0 452q220-50 430-14t370-26V500H0Z", "#5AA583"),
  path("M360 500q14-60 34-76h14q22 16 38 76z", "#F4F1E6"),
  rect([388, 140, 26, 316], colors.wood, { rx: 6, ...outlined }),
  board({ y: 152, height: 82, width: 160, pointsLeft: false, fill: colors.sun, ending: ".id" }),
  board({ y: 248, height: 72, width: 176, pointsLeft: true, fill: colors.brandStrong, ending: ".co.id" }),
  board({ y: 334, height: 60, width: 140, pointsLeft: false, fill: colors.ink, ending: ".com" }),
  addressBar,
);
