import { project as ownProject } from "../content/project.ts";
import { portfolio as ownPortfolio } from "../pages/portfolio/copy.ts";
import { portfolioHead as ownPortfolioHead } from "../pages/portfolio/head.ts";
import { caseStudy as ownCaseStudy } from "../pages/project/copy.ts";
import { projectHead as ownProjectHead } from "../pages/project/head.ts";
import { translated } from "../site/texts.ts";

const project = translated(ownProject, {
  featured: "Featured",
  status: { completed: "Completed", progress: "In Progress" },
  category: "Category",
  releaseDate: "Release Date",
});

const portfolioHead = translated(ownPortfolioHead, {
  title: "Portfolio",
  description: "Our work, a window for each project. Click on one to see what we built, and why.",
});

const portfolio = translated(ownPortfolio, {
  heading: ["A stroll along", "the shop windows"],
  narrow: "Filter projects",
  projectType: "Type of project",
  allTypes: "All types",
  projectStatus: "Status of project",
  allStatuses: "Any status",
  featuredOnly: ["Featured", "only"],
  apply: "Apply",
  toggleSearch: "Search projects",
  searchLabel: "Search title, client or technology",
  search: "Search",
  list: "List of projects",
  shown: "{shown} of {total} projects",
  none: "0 projects",
  see: "See the project",
  clear: "Clear filters",
  loading: "Loading projects...",
  failed: "Failed to load portfolio items. Please try again later.",
  retry: "Try again",
  noneFound: "No projects found",
  noneFoundHint: "No project matches. Try other words, or remove one of the filters.",
  noneYet: "No projects yet",
  noneYetHint: "This window is being arranged. The first project will be on show here soon.",
});

const caseStudy = translated(ownCaseStudy, {
  all: "All projects",
  picture: "View of {title}",
  shot: "View {number} of {title}",
  technologies: "Technologies",
  visit: "Visit the website",
  story: "The story",
  gallery: "A closer look",
  loading: "Loading project...",
  retry: "Try again",
  invitation: {
    title: "Do you have work like this?",
    text: "Tell us about it in a few sentences. We answer with the right questions, not with a brochure.",
    button: "Talk on WhatsApp",
    contact: "Contact us",
    greeting: 'Hello, I have seen the project "{title}" on your website and would like to talk about similar work.',
  },
  next: "Next project",
});

const projectHead = translated(ownProjectHead, {
  portfolio: "Portfolio",
  failed: {
    title: "Oops! Something went wrong",
    text: "This project cannot be loaded yet. Wait a moment, then try again.",
  },
});

export const projectWords = [project, portfolioHead, portfolio, caseStudy, projectHead];
