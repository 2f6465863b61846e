import { home as ownHome, showcases as ownShowcases } from "../pages/home/copy.ts";
import { homeHead as ownHomeHead } from "../pages/home/head.ts";
import { translated } from "../site/texts.ts";

const homeHead = translated(ownHomeHead, {
  title: "{siteName}: web development and digital solutions",
  description:
    "An IT partner for business growth in the digital age. From online shops to queue displays, we design, build and look after them together with your team.",
});

/** Questions have no translations. */
const home = translated(ownHome, {
  hero: {
    heading: "Digital solutions that put your business on show",
    lead: "An IT partner for business growth in the digital age.",
    text: "From online shops to queue displays, we design, build and look after them together with your team.",
    priceFrom: "Packages from",
    button: "Explore our services",
  },
  services: {
    title: "One team, from the first line of code to the last slide",
    text: "{jumlah} services that know each other. The same people work on your site, your brand and your videos, so you never have to explain anything twice.",
  },
  packages: {
    title: "Prices in plain view",
    text: "No hidden costs. Every package with a fixed price includes the domain and hosting for the first year.",
    label: "List of packages",
    places: "Place in the list",
    oldPrice: "Old price",
    from: "From",
    discount: "{percent}% OFF",
    promoUntil: "Offer ends on {day} at {clock} {zone}",
    order: "Order now",
    orderMessage: "Hello, I am interested in {name}. Could you tell me more?",
    loading: "Loading packages...",
    empty: "No packages yet",
    failed: "Failed to load packages",
  },
  consultation: {
    title: "Need something more specific?",
    text: "Tell us about it. We answer with advice, an estimate of the time and a price range, and you are free to say no.",
    button: "Free consultation",
    message: "Hello, I would like a free consultation about a more specific need.",
    chatLabel: "Example of a consultation",
    chat: [
      "Good morning, we need a system to register patients. Can you do that?",
      "We can. How many patients a day, and is there any data yet?",
      "About 120. The data are still on paper.",
      "Then we start by bringing the paper in. Shall we come by tomorrow at 10?",
      "Please do. I will send you the address now.",
    ],
  },
  news: {
    title: "Notes from our desks",
    all: "See all articles",
    read: "{minutes} min read",
    loading: "Loading articles...",
    empty: "No articles yet",
    failed: "Failed to load news",
  },
  portfolio: {
    title: "On show right now",
    text: "A selection of our work. Every window bears the name of its owner.",
    all: "See the whole portfolio",
    loading: "Loading portfolio...",
    empty: "No projects yet",
    failed: "Failed to load portfolio",
  },
  partners: {
    title: "Our partners",
    text: "They trust us with their digital face.",
    sample: "Showing sample data",
    loading: "Loading partners...",
    empty: "No partners yet",
    failed: "Failed to load partners",
  },
  retry: "Try again",
});

const showcases = translated(ownShowcases, {
  mega: { alt: "Mega Digital's online shop: a banner for fridges and air conditioners, and products with prices" },
  bpbd: { alt: "Map of disasters in Central Java with markers for floods, landslides and eruptions" },
  psai: { alt: "Table of the PSAI league with the next match" },
  queue: { alt: "Queue display: number A-042 is called to counter 3" },
});

export const homeWords = [homeHead, home, showcases];
