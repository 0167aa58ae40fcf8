export { default as deceptiveCharacter } from './deceptiveCharacter';
export { default as literalMarkup } from './literalMarkup';
export { default as missingReview } from './missingReview';
export { default as typedFact } from './typedFact';
export { default as unknownLabel } from './unknownLabel';
