import type { Page } from "@playwright/test";

/** Finds controls that are smaller than a fingertip. Links within running text are exempt. */
export const tooSmall = (page: Page) =>
  page.locator("main, header").evaluateAll((areas) => {
    const field = ".MuiOutlinedInput-root, .MuiCheckbox-root, label";
    const isSmall = (element: Element) => {
      const { width, height } = (
        element.matches("input:not([role=switch]), textarea") ? (element.closest(field) ?? element) : element
      ).getBoundingClientRect();
      // Hidden controls, such as the file input behind a button, are one pixel wide.
      return width > 1 && (width < 43.5 || height < 43.5);
    };
    return areas
      .flatMap((area) => [...area.querySelectorAll("a[href], button, input, textarea, [role=combobox], [role=button]")])
      .filter((element) => !element.closest(".prose, [aria-hidden=true]") && isSmall(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Finds elements whose text does not fit. */
export const cutOff = (page: Page) =>
  page.locator("main, header").evaluateAll((areas) =>
    areas
      .flatMap((area) => [...area.querySelectorAll("a[href], button, [role=button]")])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((element) => !element.closest(".prose") && getComputedStyle(element).textOverflow !== "ellipsis")
      .map((element) => element.outerHTML.slice(0, 160)),
  );
