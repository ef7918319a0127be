export default votePart;
