import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useCallback } from "react";
import { type RouterProvider, reactRouterProvider } from "react-admin";

/*
 * react-admin edits a record at /dashboard/news/{id}; the product's addresses are /dashboard/news/edit/{id}. All of
 * react-admin's routing passes through its router provider, so both directions are translated here, in one place.
 */

// A lead or a person has no form but a page of its own, at exactly that address.
const recordPath = /^(\/dashboard\/(?!(?:leads|people)\/)[a-z]+)\/(?!(?:create|edit)(?:[/?#]|$))([^/?#]+)(?=$|[?#])/;

export const specPath = (path: string): string => path.replace(recordPath, "$1/edit/$2");

type To = Parameters<ReturnType<RouterProvider["useNavigate"]>>[0];

function specTo(to: Exclude<To, number>): Exclude<To, number> {
  if (typeof to === "string") return specPath(to);
  return to?.pathname ? { ...to, pathname: specPath(to.pathname) } : to;
}

type PathElement = ReactElement<{ path?: string }>;

const isRecordRoute = (child: ReactNode): child is PathElement =>
  isValidElement<{ path?: string }>(child) && child.props.path === ":id/*";

const specRoutes = (routes: ReactNode) =>
  Children.map(routes, (route) => (isRecordRoute(route) ? cloneElement(route, { path: "edit/:id/*" }) : route));

const { Link, Navigate, Routes, useNavigate } = reactRouterProvider;

function useSpecNavigate(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate();
  return useCallback((to, options) => navigate(typeof to === "number" ? to : specTo(to), options), [navigate]);
}

export const specRouter: RouterProvider = {
  ...reactRouterProvider,
  Link: (props) => <Link {...props} to={specTo(props.to)} />,
  Navigate: (props) => <Navigate {...props} to={specTo(props.to)} />,
  Routes: ({ children, ...props }) => <Routes {...props}>{specRoutes(children)}</Routes>,
  useNavigate: useSpecNavigate,
};
