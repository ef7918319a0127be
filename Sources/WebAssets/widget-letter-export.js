export default letterPart;
