import { createContext, type Ref } from 'react';

/** What a link and the router take from the framework mode, as they behave without it. */
export const FrameworkContext = createContext(undefined);

export const PrefetchPageLinks = () => null;

const ownHandlers = {};

export const usePrefetchBehavior = () => [false, null, ownHandlers] as const;

/** The second one would be that of the prefetch. */
export const mergeRefs = <Element>(given: Ref<Element>): Ref<Element> => given;
