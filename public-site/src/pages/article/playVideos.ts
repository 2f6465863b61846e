/** Plays videos in place. The server adds this script to pages with a video, whose policy allows framing its host. */

function play(link: HTMLAnchorElement, embed: string) {
  const frame = document.createElement("iframe");
  frame.src = embed;
  frame.title = link.textContent?.trim() || (link.querySelector("img")?.alt ?? "");
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  link.replaceWith(frame);
  frame.focus();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-video]") : null;
  const embed = link?.dataset.video;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !embed || !isPlain) return;
  event.preventDefault();
  play(link, embed);
});

export {};
